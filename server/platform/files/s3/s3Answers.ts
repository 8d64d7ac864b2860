const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of this name; undefined where there is none. */
export function textIn(xml: string, element: string): string | undefined {
  const text = elementsIn(xml, element).find((inside) => !inside.includes('<'));
  return text?.replace(/&(amp|lt|gt|quot|apos|#\d+);/g, (_all, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? ''),
  );
}

/** What is inside of every element of this name. */
export function elementsIn(xml: string, element: string): string[] {
  return xml
    .split(`<${element}>`)
    .slice(1)
    .map((rest) => rest.split(`</${element}>`))
    .flatMap(([inside = '', ...closed]) => (closed.length > 0 ? [inside] : []));
}

/** What a text between tags may hold. */
export function asXmlText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
