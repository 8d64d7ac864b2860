import {
  IconArrowBigUpLine,
  IconCheck,
  IconCircleDashed,
  IconEye,
  IconEyeOff,
  IconInfoCircle,
} from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { isFirstPress } from '../firstPress.ts';
import { useUiTexts } from '../UiTexts.tsx';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { textOf, useStanding } from './useStanding.ts';

/** A condition in words, and whether the typed password meets it. */
export type PasswordRule = { text: string; met: boolean };

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type'> & {
    value: string;
    onChange: (value: string) => void;
    rules?: PasswordRule[];
    /** A hint that refuses nothing, announced when it appears. */
    note?: string;
  };

/** A password field with show/hide, a caps-lock hint, and rules that are ticked off while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { control, frame, own } = useField(props, props.note !== undefined && 'note', props.rules && 'rules');
  const { value: given, onChange, rules, note, ...native } = own;
  const { ref, value, hear } = useStanding<HTMLInputElement, string>({
    given,
    read: textOf,
    onChange,
    ref: native.ref,
  });
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <FieldFrame
      {...frame}
      after={
        <>
          <div className={css.note} role="status">
            {capsLock && (
              <>
                <IconArrowBigUpLine size={20} aria-hidden="true" />
                {texts.capsLock}
              </>
            )}
          </div>
          {note !== undefined && (
            <div className={css.note} id={`${control.id}-note`} role="status">
              {note && <IconInfoCircle size={20} aria-hidden="true" />}
              {note}
            </div>
          )}
          {rules && <RuleList id={`${control.id}-rules`} rules={rules} />}
        </>
      }
    >
      <div className={css.with}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...control}
          ref={ref}
          type={shown ? 'text' : 'password'}
          className={css.control}
          value={value}
          onChange={(event) => hear(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <span className={css.inside}>
          <IconButton
            label={shown ? texts.hidePassword : texts.showPassword}
            icon={shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
            onClick={(event) => isFirstPress(event) && setShown(!shown)}
          />
        </span>
      </div>
    </FieldFrame>
  );
}

function RuleList({ id, rules }: { id: string; rules: PasswordRule[] }) {
  const texts = useUiTexts();
  return (
    <ul id={id} className={css.rules}>
      {rules.map(({ text, met }) => (
        <li key={text} className={css.rule} data-met={met || undefined}>
          {met ? <IconCheck size={18} aria-hidden="true" /> : <IconCircleDashed size={18} aria-hidden="true" />}
          {text}
          <span className="visually-hidden">: {met ? texts.done : texts.open}</span>
        </li>
      ))}
    </ul>
  );
}
