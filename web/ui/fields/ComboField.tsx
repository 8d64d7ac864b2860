import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { useUiTexts } from '../UiTexts.tsx';
import css from './ComboField.module.css';
import type { ComboOption } from './comboSearch.ts';
import fieldCss from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { useIsLocked } from './Fieldset.tsx';
import { LockedControl } from './LockedControl.tsx';
import { useCombo } from './useCombo.ts';
import { textOf, useStanding } from './useStanding.ts';

export type ComboFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    /** The value of the chosen option, or '' while the typed text matches none. */
    onChange: (value: string) => void;
    options: ComboOption[] | undefined;
  };

/** A long list that is searched by typing (combobox of the ARIA Authoring Practices, with list autocomplete). */
export function ComboField(props: ComboFieldProps) {
  const texts = useUiTexts();
  const { control, frame, own } = useField(props);
  const { value, onChange, options, onBlur, ...native } = own;
  const combo = useCombo({ value, onChange, options });
  const listId = `${control.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const standing = { given: combo.text, read: textOf, onChange: combo.type, onSilent: combo.fill, ref: native.ref };
  const { ref: input, value: text, hear } = useStanding<HTMLInputElement, string>(standing);
  const isLocked = useIsLocked() || native.disabled === true;
  // selects the text of a focused field when its value changes from outside, so that typing replaces it
  useLayoutEffect(() => {
    if (combo.typed === undefined && document.activeElement === input.current && combo.text) input.current?.select();
  }, [combo.typed, combo.text, input]);

  if (isLocked) {
    return (
      <FieldFrame {...frame}>
        <LockedControl {...control} name={native.name} value={combo.text} />
      </FieldFrame>
    );
  }

  return (
    <FieldFrame {...frame}>
      <div className={`${css.box} ${fieldCss.with}`}>
        <input
          autoComplete="off"
          {...native}
          {...control}
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={combo.isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={combo.active >= 0 && combo.shown[combo.active] ? optionId(combo.active) : undefined}
          spellCheck={false}
          className={fieldCss.control}
          value={text}
          onChange={(event) => hear(event.target.value)}
          onClick={(event) => {
            if (!combo.isOpen && combo.typed === undefined) event.currentTarget.select();
            combo.open();
          }}
          onKeyDown={combo.onKeyDown}
          onBlur={(event) => {
            combo.leave();
            onBlur?.(event);
          }}
        />
        <span className={`${fieldCss.inside} ${fieldCss.passive}`}>
          <IconChevronDown size={22} aria-hidden="true" />
        </span>
        <OptionList listId={listId} label={props.label} combo={combo} optionId={optionId} />
      </div>
      <span className="visually-hidden" role="status">
        {combo.isOpen && (combo.shown.length ? texts.matches(combo.shown.length) : texts.noMatches)}
      </span>
    </FieldFrame>
  );
}

type OptionListProps = {
  listId: string;
  label: string;
  combo: ReturnType<typeof useCombo>;
  optionId: (index: number) => string;
};

function OptionList({ listId, label, combo, optionId }: OptionListProps) {
  const { noMatches } = useUiTexts();
  const active = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (combo.active >= 0) active.current?.scrollIntoView({ block: 'nearest' });
  }, [combo.active]);

  return (
    <div
      id={listId}
      className={css.list}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={!combo.isOpen}
      onPointerDown={(event) => event.preventDefault()}
    >
      {combo.shown.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the input, which keeps the focus (aria-activedescendant)
        <div
          key={option.value}
          ref={index === combo.active ? active : undefined}
          id={optionId(index)}
          className={css.option}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === combo.chosen?.value}
          data-active={index === combo.active || undefined}
          onClick={() => combo.choose(option)}
        >
          {option.label}
          {option.value === combo.chosen?.value && <IconCheck size={20} aria-hidden="true" />}
        </div>
      ))}
      {combo.isOpen && !combo.shown.length && (
        <div className={css.none} role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
          {noMatches}
        </div>
      )}
    </div>
  );
}
