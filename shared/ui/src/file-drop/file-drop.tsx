import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { FieldLine } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { Progress } from '../progress/progress.tsx';
import { type Severity, SeverityIcon } from '../severity/severity.tsx';
import styles from './file-drop.module.css';

export interface FileDropItem {
  readonly id: string;
  readonly name: string;
  /** "2.4 MB". */
  readonly size?: string;
  readonly state: 'sending' | 'checking' | 'done' | 'failed';
  /** 0 to 1 during the upload. */
  readonly progress?: number;
  /** The finding, or what is wrong and what to do. */
  readonly message?: ReactNode;
  /** The severity of the message. By default success for a finished upload, error for a failed one. */
  readonly severity?: Severity;
}

export interface FileDropProps {
  readonly label: ReactNode;
  /** Allowed kinds and limits: "PDF, SVG, PNG or JPEG, up to 100 MB". */
  readonly hint?: ReactNode;
  /** As in `<input accept>`: ".pdf,.svg,.png,.jpg,.jpeg". Only narrows the picker: validate the file anyway. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly items?: readonly FileDropItem[];
  /** Cancels a running upload or removes a finished file. */
  readonly onCancel?: (id: string) => void;
  readonly onRetry?: (id: string) => void;
  readonly cancelLabel: (name: string) => string;
  readonly retryLabel: (name: string) => string;
  readonly progressLabel: (name: string) => string;
  readonly error?: ReactNode | undefined;
  readonly disabledReason?: string | undefined;
  readonly className?: string;
  /** `data-testid` of the file input, which has no role. */
  readonly inputTestId?: string;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** File upload by drop, click or keyboard (Tab to it, Enter or Space opens the picker), with progress per file. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  onFiles,
  items = [],
  error,
  disabledReason,
  className,
  inputTestId,
  ...isEnabled
}: FileDropProps) {
  const [isDragOver, setDragOver] = useState(false);
  const lineId = useId();
  const isDisabled = disabledReason !== undefined;
  const acceptFiles = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    if (!isDisabled) acceptFiles(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
    setDragOver(!isDisabled);
  };
  return (
    <div className={classNames(styles.drop, className)}>
      <label
        className={classNames(styles.area, isDragOver && styles.over)}
        onDragEnter={handleDragOver}
        onDragOver={handleDragOver}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={28} />
        <span className={styles.title}>{label}</span>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        {isDisabled ? <span className={styles.hint}>{disabledReason}</span> : null}
        <input
          className={styles.input}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={isDisabled}
          data-testid={inputTestId}
          aria-describedby={error === undefined ? undefined : lineId}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            acceptFiles(event.currentTarget.files);
            // Allows choosing the same file again after a failure.
            event.currentTarget.value = '';
          }}
        />
      </label>
      {error === undefined ? null : <FieldLine id={lineId} error={error} />}
      <ul className={styles.files}>
        {items.map((item) => (
          <FileRow key={item.id} item={item} {...isEnabled} />
        ))}
      </ul>
    </div>
  );
}

type FileRowProps = { readonly item: FileDropItem } & Pick<
  FileDropProps,
  'onCancel' | 'onRetry' | 'cancelLabel' | 'retryLabel' | 'progressLabel'
>;

/** One file with its progress, findings and actions. */
function FileRow({ item, onCancel, onRetry, cancelLabel, retryLabel, progressLabel }: FileRowProps) {
  const ended = { done: 'success', failed: 'error', sending: undefined, checking: undefined } as const;
  const severity = ended[item.state] === undefined ? undefined : (item.severity ?? ended[item.state]);
  return (
    <li className={styles.file} data-severity={severity}>
      {severity === undefined ? <Icon name="file" /> : <SeverityIcon severity={severity} size={20} />}
      <span className={styles.name}>
        {item.name} {item.size === undefined ? null : <span className={styles.size}>{item.size}</span>}
      </span>
      <span className={styles.acts}>
        {item.state === 'failed' && onRetry !== undefined ? (
          <IconButton
            icon="rotate"
            size="small"
            label={retryLabel(item.name)}
            onClick={() => onRetry(item.id)}
          />
        ) : null}
        {onCancel === undefined ? null : (
          <IconButton
            icon={item.state === 'done' ? 'trash' : 'cross'}
            size="small"
            label={cancelLabel(item.name)}
            onClick={() => onCancel(item.id)}
          />
        )}
      </span>
      {item.state === 'sending' || item.state === 'checking' ? (
        <Progress
          className={styles.bar ?? ''}
          label={progressLabel(item.name)}
          labelHidden
          value={item.state === 'sending' ? item.progress : undefined}
        />
      ) : null}
      {item.message === undefined ? null : (
        <span
          className={classNames(styles.message, severity !== undefined && styles[severity])}
          role={severity === 'error' ? 'alert' : undefined}
        >
          {item.message}
        </span>
      )}
    </li>
  );
}
