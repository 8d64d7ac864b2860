import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { isFirstPress } from '../firstPress.ts';
import css from './Accordion.module.css';

export type AccordionItem = {
  key: string | number;
  title: ReactNode;
  /** At the end of the line: a date, a badge, an amount. */
  aside?: ReactNode;
  /** Marks something new, bolder and with a gold edge; say it in words as well. */
  strong?: boolean;
  /** Below the line, whether open or closed. */
  brief?: ReactNode;
  body: ReactNode;
};

export type AccordionProps = {
  items: AccordionItem[];
  headingLevel?: 'h2' | 'h3';
  /** Lower rows without shadow, for what is only kept for completeness. */
  look?: 'compact';
  onOpen?: (key: AccordionItem['key']) => void;
};

/** A list of headings with buttons; any number may be open. */
export function Accordion({ items, headingLevel = 'h2', look, onOpen }: AccordionProps) {
  const [open, setOpen] = useState<ReadonlySet<AccordionItem['key']>>(new Set());

  function toggle(key: AccordionItem['key']) {
    const next = new Set(open);
    if (!next.delete(key)) {
      next.add(key);
      onOpen?.(key);
    }
    setOpen(next);
  }

  return (
    <div className={css.list} data-look={look}>
      {items.map((item) => (
        <Item
          key={item.key}
          item={item}
          level={headingLevel}
          isOpen={open.has(item.key)}
          onToggle={() => toggle(item.key)}
        />
      ))}
    </div>
  );
}

type ItemProps = { item: AccordionItem; level: 'h2' | 'h3'; isOpen: boolean; onToggle: () => void };

function Item({ item, level: Heading, isOpen, onToggle }: ItemProps) {
  const id = useId();
  return (
    <div className={css.item} data-strong={item.strong || undefined}>
      <Heading className={css.heading}>
        <button
          type="button"
          className={css.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={(event) => isFirstPress(event) && onToggle()}
        >
          <span className={css.line}>
            <span className={css.title}>{item.title}</span>
            {item.aside && <span className={css.aside}>{item.aside}</span>}
          </span>
          <IconChevronDown size={22} aria-hidden="true" />
        </button>
      </Heading>
      {item.brief && <div className={css.brief}>{item.brief}</div>}
      <div id={id} className={css.panel} hidden={!isOpen}>
        {isOpen && item.body}
      </div>
    </div>
  );
}
