import { Component, type ReactNode } from 'react';

interface Props {
  /** When this becomes another, what was caught is over and the children are tried again. */
  place: unknown;
  /** What is shown instead of children that threw. */
  fallback: (thrown: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  place: unknown;
  caught?: { thrown: unknown } | undefined;
}

/** Catches what components throw in the browser. At build it catches nothing: there an error screen is no page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { caught: { thrown } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, caught: undefined };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.thrown) : this.props.children;
  }
}
