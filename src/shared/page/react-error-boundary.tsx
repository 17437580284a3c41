import { Component, type ReactNode } from 'react'

interface Props {
  /** Rendered instead of children that threw. */
  readonly fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode)
  readonly onError?: (error: unknown) => void
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | null
}

/** Catches errors of rendering; a class because React has no other way. */
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
    return typeof fallback === 'function'
      ? fallback(failure.error, () => this.setState({ failure: null }))
      : fallback
  }
}
