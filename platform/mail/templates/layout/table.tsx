import type { CSSProperties, ReactNode } from 'react'

type Props = { children: ReactNode; className?: string; style?: CSSProperties; width?: string }

/** A table of one row for layout, since some mail programs lay out nothing else. */
export function Table({ children, width = '100%', ...look }: Props) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding="0"
      cellSpacing="0"
      border={0}
      align="center"
      {...look}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}
