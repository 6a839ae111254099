import styles from './field-suggestion.module.css';

export interface FieldSuggestionProps {
  /** The whole question: "Did you mean maria@gmail.com?" */
  readonly text: string;
  readonly onTake: () => void;
}

/** A value that was probably meant, as the hint of a field: pressed, it takes the place of what was typed. */
export function FieldSuggestion({ text, onTake }: FieldSuggestionProps) {
  return (
    <button type="button" className={styles.suggestion} onClick={onTake}>
      {text}
    </button>
  );
}
