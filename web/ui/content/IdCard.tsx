import { Logo } from '../frame/Logo.tsx';
import { Pattern } from '../frame/Pattern.tsx';
import type { Fact } from './Facts.tsx';
import css from './IdCard.module.css';

export type IdCardProps = {
  /** Whose card it is: beside the mark. */
  name: string;
  /** The first is the number. */
  facts: Fact[];
  people: { label: string; names: string[] };
  /** Whom to call, once in each language. */
  call: { lines: { language: string; text: string }[]; phone: string; url: string };
};

/** A card that is held up on a phone: large letters, few words. */
export function IdCard({ name, facts, people, call }: IdCardProps) {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <div className={css.pattern}>
          <Pattern />
        </div>
        <Logo name={name} size={52} />
      </div>
      <dl className={css.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.people}>
        <p>{people.label}</p>
        <ul>
          {people.names.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people of a family may have one name
            <li key={`${index} ${person}`}>{person}</li>
          ))}
        </ul>
      </div>
      <div className={css.call}>
        {call.lines.map(({ language, text }) => (
          <p key={language} lang={language}>
            {text}
          </p>
        ))}
        <a href={call.url}>{call.phone}</a>
      </div>
    </div>
  );
}
