import type { Ref } from 'react';
import css from './Prose.module.css';

/** A container for running text that is inserted as DOM nodes: paragraphs, lists, links. */
export function Prose({ ref }: { ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={css.prose} />;
}
