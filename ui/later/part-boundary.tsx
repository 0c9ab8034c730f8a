import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Renders the replacement of a part that has thrown; `reset` renders the part again. */
  renderFailure: (reset: () => void) => ReactNode
  children: ReactNode
}

/** Keeps an error of one part from the rest of the page. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  reset = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailure(this.reset) : this.props.children
  }
}
