import css from './Logo.module.css';

export type LogoProps = {
  /** The name beside the mark, and the text alternative of the mark. */
  name: string;
  /** Height of the mark in pixels. */
  size?: number;
};

/** Our logo: a tulip inside an eight-pointed star, with the name beside it. */
export function Logo({ name, size = 44 }: LogoProps) {
  return (
    <span className={css.logo}>
      <Mark size={size} />
      <span className={css.name}>{name}</span>
    </span>
  );
}

function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <g className={css.ring}>
        <rect x="-34" y="-34" width="68" height="68" rx="5" />
        <rect x="-34" y="-34" width="68" height="68" rx="5" transform="rotate(45)" />
      </g>
      <g className={css.gold}>
        <rect x="-28" y="-28" width="56" height="56" rx="3" />
        <rect x="-28" y="-28" width="56" height="56" rx="3" transform="rotate(45)" />
      </g>
      <g className={css.petal}>
        <path d="M0-25C7-16 8-6 0 8C-8-6-7-16 0-25Z" />
        <path d="M-16-16C-7-12-3-3-2 10C-13 8-19-3-16-16Z" />
        <path d="M16-16C7-12 3-3 2 10C13 8 19-3 16-16Z" />
        <path d="M-1.4 12H1.4V24H-1.4Z" />
      </g>
    </svg>
  );
}
