/** The association's mark, as in web/ui/frame/Logo.tsx; gold and white on the page's dark background. */
export const mark =
  '<svg viewBox="-50 -50 100 100" aria-hidden="true"><g fill="#0c5a53"><rect x="-34" y="-34" width="68" height="68" rx="5"/><rect x="-34" y="-34" width="68" height="68" rx="5" transform="rotate(45)"/></g><g fill="none" stroke="#c9a557" stroke-width="1.6"><rect x="-28" y="-28" width="56" height="56" rx="3"/><rect x="-28" y="-28" width="56" height="56" rx="3" transform="rotate(45)"/></g><path fill="#f6f1e4" d="M0-25C7-16 8-6 0 8C-8-6-7-16 0-25ZM-16-16C-7-12-3-3-2 10C-13 8-19-3-16-16ZM16-16C7-12 3-3 2 10C13 8 19-3 16-16ZM-1.4 12H1.4V24H-1.4Z"/></svg>';

function line(path: string): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}

/** Icons of the four answers to "Where did it happen?". */
export const placeIcons = {
  home: line('M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6'),
  house: line('M5 21V4h14v17M3 21h18M12 7v6M9 10h6M10 21v-4h4v4'),
  outside: line(
    'M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  ),
  abroad: line(
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3.500 3.500 3.500 14.500 0 18M12 3c-3.500 3.500-3.500 14.500 0 18',
  ),
};

/** The icon of the browser's tab. */
export const tabIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -50 100 100'%3E%3Cg fill='%230c5a53'%3E%3Crect x='-34' y='-34' width='68' height='68' rx='5'/%3E%3Crect x='-34' y='-34' width='68' height='68' rx='5' transform='rotate(45)'/%3E%3C/g%3E%3Cpath fill='%23fff' d='M0-25C7-16 8-6 0 8C-8-6-7-16 0-25ZM-16-16C-7-12-3-3-2 10C-13 8-19-3-16-16ZM16-16C7-12 3-3 2 10C13 8 19-3 16-16ZM-1.4 12H1.4V24H-1.4Z'/%3E%3C/svg%3E";
