/** The labels of the form that is being sent, by field path. */
let labels: ReadonlyMap<string, string> = new Map();

/** Makes the labels of a form available to the alert of its refusal, which opens before the form gets the answer. */
export async function withFormLabels<T>(labelsOfForm: ReadonlyMap<string, string>, send: () => Promise<T>): Promise<T> {
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
