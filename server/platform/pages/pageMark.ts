/** The association's mark, as in web/ui/frame/Logo.tsx; gold and white on the page's dark background. */
export const mark =
  '<svg viewBox="-50 -50 100 100" aria-hidden="true"><g fill="#0c5a53"><rect x="-34" y="-34" width="68" height="68" rx="5"/><rect x="-34" y="-34" width="68" height="68" rx="5" transform="rotate(45)"/></g><g fill="none" stroke="#c9a557" stroke-width="1.6"><rect x="-28" y="-28" width="56" height="56" rx="3"/><rect x="-28" y="-28" width="56" height="56" rx="3" transform="rotate(45)"/></g><path fill="#f6f1e4" d="M0-25C7-16 8-6 0 8C-8-6-7-16 0-25ZM-16-16C-7-12-3-3-2 10C-13 8-19-3-16-16ZM16-16C7-12 3-3 2 10C13 8 19-3 16-16ZM-1.4 12H1.4V24H-1.4Z"/></svg>';

/** The icon of the browser's tab. */
export const tabIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -50 100 100'%3E%3Cg fill='%230c5a53'%3E%3Crect x='-34' y='-34' width='68' height='68' rx='5'/%3E%3Crect x='-34' y='-34' width='68' height='68' rx='5' transform='rotate(45)'/%3E%3C/g%3E%3Cpath fill='%23fff' d='M0-25C7-16 8-6 0 8C-8-6-7-16 0-25ZM-16-16C-7-12-3-3-2 10C-13 8-19-3-16-16ZM16-16C7-12 3-3 2 10C13 8 19-3 16-16ZM-1.4 12H1.4V24H-1.4Z'/%3E%3C/svg%3E";
