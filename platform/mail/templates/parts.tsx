import type { ReactNode } from 'react'
import { LOOK } from './look.ts'

/** The mail's one headline. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <h1
      className="m-ink"
      style={{
        ...{ margin: '0 0 16px', color: LOOK.ink },
        ...{ fontFamily: LOOK.display, fontSize: 28, lineHeight: '34px', fontWeight: 400 },
      }}
    >
      {children}
    </h1>
  )
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <p className="m-ink" style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: LOOK.ink }}>
      {children}
    </p>
  )
}

/** Smaller and quieter: what is good to know. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p
      className="m-stone"
      style={{
        margin: '16px 0 0',
        fontSize: 14,
        lineHeight: '22px',
        color: LOOK.stone,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </p>
  )
}

/** Digits to be typed elsewhere, large and apart. */
export function Code({ children }: { children: string }) {
  return (
    <p
      className="m-ink"
      style={{
        ...{ margin: '24px 0', color: LOOK.ink, fontFamily: LOOK.text },
        ...{ fontSize: 36, lineHeight: '44px', fontWeight: 600, letterSpacing: '8px' },
      }}
    >
      {children}
    </p>
  )
}

/** The one thing to do. Its border carries the colour where padding is not known. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '28px 0 8px' }}>
      <a
        className="m-button"
        href={href}
        style={{
          ...{ display: 'inline-block', padding: '14px 28px', borderRadius: 6, textDecoration: 'none' },
          ...{ backgroundColor: LOOK.rosewood, border: `1px solid ${LOOK.rosewood}`, color: LOOK.onRosewood },
          ...{ fontSize: 16, lineHeight: '24px', fontWeight: 600 },
        }}
      >
        {children}
      </a>
    </p>
  )
}

export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="m-link" href={href} style={{ color: LOOK.rosewood, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}
