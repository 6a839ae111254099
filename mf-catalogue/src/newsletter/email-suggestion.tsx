import { useEmailSuggestion } from '@shop/kit/intake';
import { FieldSuggestion } from '@shop/ui';

/** The question below the field; loaded when somebody has typed an address, not with the first page. */
export function EmailSuggestion({
  typed,
  onTake,
}: {
  readonly typed: string;
  readonly onTake: (email: string) => void;
}) {
  const suggestion = useEmailSuggestion(typed);
  return suggestion ? (
    <FieldSuggestion text={suggestion.text} onTake={() => onTake(suggestion.email)} />
  ) : null;
}
