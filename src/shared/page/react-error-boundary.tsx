import { Component, type ReactNode } from 'react'

interface Props {
  /** What is drawn instead of children that threw. */
  readonly fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode)
  readonly onError?: (error: unknown) => void
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** React's way to catch what drawing throws; a class because there is no other. */
export class ReactErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { children, fallback } = this.props
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error, this.#reset) : fallback
  }

  readonly #reset = (): void => this.setState({ failure: null })
}
