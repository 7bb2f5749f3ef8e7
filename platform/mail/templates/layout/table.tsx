import type { CSSProperties, ReactNode } from 'react'

type Props = { children: ReactNode; className?: string; style?: CSSProperties; width?: string }

/** A layout table of one row: some mail programs support nothing else. */
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
