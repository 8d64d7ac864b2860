function line(path: string): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}

/** Icons of the four answers to "Where did the person die?". */
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
