const ADDRESS = /https:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** Turns plain text into the markup of news (D34): empty lines separate paragraphs, https URLs become links. */
export function newsHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${withLinks(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function withLinks(paragraph: string): string {
  const links = [...paragraph.matchAll(ADDRESS)].map(([address]) => escaped(address));
  const between = paragraph.split(ADDRESS).map(escaped);
  return between.map((words, place) => words + anchor(links[place])).join('');
}

function anchor(address: string | undefined): string {
  return address === undefined ? '' : `<a href="${address}">${address}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
