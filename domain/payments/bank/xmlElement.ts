/** An element of an XML document, reduced for the rules: names without prefixes, no comments. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
};

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first element along a path of names. */
export function elementAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element);
}

/** Its trimmed text; undefined if the element does not exist. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  return elementAt(element, ...path)?.text.trim() || undefined;
}

/** The texts of all elements at the end of a path, through every branch. */
export function textsAt(element: XmlElement | undefined, ...path: readonly string[]): string[] {
  const [name, ...rest] = path;
  if (!element) return [];
  if (name === undefined) return element.text.trim() ? [element.text.trim()] : [];
  return childrenOf(element, name).flatMap((child) => textsAt(child, ...rest));
}
