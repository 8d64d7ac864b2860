const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of this name; undefined if there is none. */
export function textIn(xml: string, element: string): string | undefined {
  const text = elementsIn(xml, element).find((inside) => !inside.includes('<'));
  return text?.replace(/&(amp|lt|gt|quot|apos|#\d+);/g, (_all, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? ''),
  );
}

/** The contents of every element of this name. */
export function elementsIn(xml: string, element: string): string[] {
  return xml
    .split(`<${element}>`)
    .slice(1)
    .map((rest) => rest.split(`</${element}>`))
    .flatMap(([inside = '', ...closed]) => (closed.length > 0 ? [inside] : []));
}

/** Escapes a text for use between XML tags. */
export function asXmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
