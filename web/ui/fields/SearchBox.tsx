import { IconSearch } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import fieldCss from './Field.module.css';
import css from './SearchBox.module.css';
import { SEARCH_KEY, type SearchResults, useSearchBox } from './useSearchBox.ts';

type SearchBoxProps = SearchResults & {
  label: string;
  value: string;
  maxLength: number;
  /** Above the options; also announced. */
  heading?: ReactNode | undefined;
  /** In place of the options. */
  note?: ReactNode | undefined;
};

/**
 * A field whose results hang below it (combobox of the ARIA Authoring Practices). The first one is marked, so that Enter opens it;
 * arrow keys mark another, Escape closes the list.
 */
export function SearchBox({ label, value, maxLength, heading, note, ...held }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const search = useSearchBox(held);
  const { isOpen, shown, active } = search;
  const hasList = isOpen && (shown.length > 0 || note !== undefined);

  function onBlur(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) search.close();
  }

  return (
    <search ref={box} className={css.box} onBlur={onBlur}>
      <span className={css.icon}>
        <IconSearch size={20} aria-hidden="true" />
      </span>
      <input
        ref={search.input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        className={`${fieldCss.control} ${css.input}`}
        aria-label={label}
        placeholder={label}
        aria-expanded={hasList}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
        aria-keyshortcuts={SEARCH_KEY}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        value={value}
        onChange={(event) => search.type(event.target.value)}
        onFocus={search.open}
        onClick={search.open}
        onKeyDown={search.onKeyDown}
      />
      <div
        className={hasList ? css.list : undefined}
        hidden={!hasList}
        onPointerDown={(event) => event.preventDefault()}
      >
        {shown.length > 0 && heading !== undefined && <div className={css.heading}>{heading}</div>}
        {note !== undefined && <div className={css.note}>{note}</div>}
        <Options id={id} label={label} isWaiting={held.isWaiting} search={search} />
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && (shown.length > 0 ? heading : note)}
      </span>
    </search>
  );
}

type OptionsProps = { id: string; label: string; isWaiting: boolean; search: ReturnType<typeof useSearchBox> };

function Options({ id, label, isWaiting, search: { shown, active, choose } }: OptionsProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={label} aria-busy={isWaiting}>
      {shown.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the input, which keeps the focus (aria-activedescendant)
        <div
          key={option.key}
          id={`${id}-${index}`}
          className={css.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-active={index === active || undefined}
          onClick={() => choose(option)}
        >
          {option.content}
        </div>
      ))}
    </div>
  );
}
