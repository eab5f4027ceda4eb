import { Component, type ReactNode } from 'react';

interface Props {
  title: string;
  onCatch: () => void;
  children: ReactNode;
}

interface State {
  caught?: { thrown: unknown };
}

/** Shows an island’s error in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { caught: { thrown } };
  }

  override componentDidCatch(): void {
    this.props.onCatch();
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const { thrown } = caught;
    return (
      <div role="alert" className="island-error">
        <p>
          <strong>{this.props.title}</strong>
        </p>
        <p>{thrown instanceof Error ? thrown.message : String(thrown)}</p>
      </div>
    );
  }
}
