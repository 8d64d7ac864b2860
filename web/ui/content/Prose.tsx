import type { Ref } from 'react';
import css from './Prose.module.css';

/** A place for running text that comes as nodes from elsewhere: paragraphs, lists, links. */
export function Prose({ ref }: { ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={css.prose} />;
}
