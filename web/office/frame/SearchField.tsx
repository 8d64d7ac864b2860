import { TextField, type TextFieldProps } from '../../ui/fields/TextField.tsx';

/** As long as the server reads. */
export const LONGEST_SEARCH = 200;

/**
 * A field for a name, a number or another word to search for; browser and keyboard change nothing of what is typed. Not of the type
 * `search`: in it Escape first clears the text, and a dialog around it stays open.
 */
export function SearchField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="search"
      enterKeyHint="search"
      maxLength={LONGEST_SEARCH}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
