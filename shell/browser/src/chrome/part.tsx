import { track } from '@shop/kit/analytics';
import { Component, type ReactNode } from 'react';

interface PartProps {
  /** For the log. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One part of the chrome. If it fails it is missing, but the page and all other parts stay. */
export class ChromePart extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} of the shop failed`, error);
    track.remoteFailed({ phase: 'render', failed_remote: 'shell' }, 'shell');
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
