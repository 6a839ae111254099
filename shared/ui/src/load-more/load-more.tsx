import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';

export interface LoadMoreProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly showMore: () => void;
  };
  readonly label: string;
  readonly loadingLabel: string;
  /** How many rows there are by now; nothing for an empty list. */
  readonly shown: ReactNode;
}

/**
 * Shows the next rows of a list below those that are there, and says how many there are by then. With the last page the
 * button disappears: the status takes its focus.
 */
export function LoadMore({ list, label, loadingLabel, shown }: LoadMoreProps) {
  const { hasMore, isLoadingMore, showMore } = list;
  const status = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const hasButton = hasMore || isLoadingMore;
  useEffect(() => {
    if (hasButton || !isPressed.current) return;
    isPressed.current = false;
    // Only where the focus was lost with the button: never from another element.
    if (document.activeElement === document.body) status.current?.focus();
  }, [hasButton]);
  return (
    <Row>
      {hasButton ? (
        <Button
          busy={isLoadingMore}
          busyLabel={loadingLabel}
          onClick={() => {
            isPressed.current = true;
            showMore();
          }}
        >
          {label}
        </Button>
      ) : null}
      <span role="status" tabIndex={-1} ref={status}>
        {shown}
      </span>
    </Row>
  );
}
