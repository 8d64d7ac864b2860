/** How the form that is on its way calls its fields, by their path. */
let labels: ReadonlyMap<string, string> = new Map();

/** While a form is sent, the alert of its refusal can name its fields: it opens before the form hears of it. */
export async function whileSending<T>(labelsOfForm: ReadonlyMap<string, string>, send: () => Promise<T>): Promise<T> {
  labels = labelsOfForm;
  try {
    return await send();
  } finally {
    if (labels === labelsOfForm) labels = new Map();
  }
}

export function sentLabels(): ReadonlyMap<string, string> {
  return labels;
}
