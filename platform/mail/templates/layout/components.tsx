import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '#contract/picture.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { variantText } from '#domain/product/variant-text.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { LOOK } from './look.ts'
import { useOwnWords } from './own-words.ts'
import { Table } from './table.tsx'

/** The mail's headline, with the store's own greeting below it if there is one. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <>
      <h1
        className="m-ink"
        style={{
          margin: '0 0 16px',
          color: LOOK.ink,
          fontFamily: LOOK.display,
          fontSize: 28,
          lineHeight: '34px',
          fontWeight: 400,
        }}
      >
        {children}
      </h1>
      <Paragraphs text={useOwnWords().saudacao} />
    </>
  )
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <p className="m-ink" style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: LOOK.ink }}>
      {children}
    </p>
  )
}

/** Text as somebody typed it: an empty line separates paragraphs, other line breaks stay. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <Text key={paragraph}>
        {paragraph.split('\n').flatMap((line, i) => (i === 0 ? [line] : [<br key={line} />, line]))}
      </Text>
    ))
}

/** Small print. */
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

/** A code to be typed elsewhere, in large spaced digits. */
export function Code({ children }: { children: string }) {
  return (
    <p
      className="m-ink"
      style={{
        margin: '24px 0',
        color: LOOK.ink,
        fontFamily: LOOK.text,
        fontSize: 36,
        lineHeight: '44px',
        fontWeight: 600,
        letterSpacing: '8px',
      }}
    >
      {children}
    </p>
  )
}

/** A long code to be copied: a Pix code, a boleto line, a tracking code. */
export function Copyable({ label, children }: { label: string; children: string }) {
  // A code without groups may break anywhere; hyphens in it don't end words.
  const isLong = children.split(' ').some((group) => group.length > 40)
  const style = { margin: 0, color: LOOK.ink, wordBreak: isLong ? 'break-all' : 'break-word' } as const

  return (
    <Table className="m-sand" style={{ margin: '8px 0 16px', backgroundColor: LOOK.sand, borderRadius: 6 }}>
      <td className="m-sand" style={{ padding: '14px 18px', backgroundColor: LOOK.sand, borderRadius: 6 }}>
        <p className="m-stone" style={{ ...style, fontSize: 13, lineHeight: '20px', color: LOOK.stone }}>
          {label}
        </p>
        <p className="m-ink" style={{ ...style, fontFamily: LOOK.code, fontSize: 15, lineHeight: '24px' }}>
          {children}
        </p>
      </td>
    </Table>
  )
}

/** The mail's main action. A table, since Outlook ignores padding and background of links. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table
      role="presentation"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      className="m-wide"
      style={{ margin: '28px 0 8px', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td align="center" style={{ ...OUTLOOK_PADDING, backgroundColor: LOOK.rosewood, borderRadius: 6 }}>
            <a
              className="m-button"
              href={href}
              style={{
                display: 'inline-block',
                padding: '14px 28px',
                borderRadius: 6,
                color: LOOK.onRosewood,
                fontSize: 16,
                lineHeight: '24px',
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const OUTLOOK_PADDING: CSSProperties & { msoPaddingAlt: string } = { msoPaddingAlt: '14px 28px' }

export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="m-link" href={href} style={{ color: LOOK.rosewood, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** A part of a longer mail, with its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2
        className="m-ink m-line"
        style={{
          margin: '28px 0 12px',
          padding: '20px 0 0',
          borderTop: `1px solid ${LOOK.line}`,
          color: LOOK.ink,
          fontFamily: LOOK.display,
          fontSize: 18,
          lineHeight: '26px',
          fontWeight: 400,
        }}
      >
        {title}
      </h2>
      {children}
    </>
  )
}

/** Numbered steps. */
export function Steps({ children }: { children: string[] }) {
  return (
    <ol style={{ margin: '0 0 16px', padding: '0 0 0 22px' }}>
      {children.map((step) => (
        <li
          key={step}
          className="m-ink"
          style={{ margin: '0 0 6px', fontSize: 16, lineHeight: '26px', color: LOOK.ink }}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}

export type Good = {
  nome: string
  /** Path of its page in the shop; empty if it has none. */
  url: string
  imagem: Picture | null
  /** Chosen attributes, such as the size. */
  atributos: readonly { label: string; valor: string }[]
  quantidade: number
  /** Centavos; null if the mail shows no prices. */
  valor: number | null
}

/** Products with picture, name and chosen attributes, each linked to its page. */
export function Goods({ itens, storeUrl }: { itens: Good[]; storeUrl: string }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        {itens.map(({ nome, url, imagem, atributos, quantidade, valor }) => (
          <tr key={`${url} ${nome} ${variantText(atributos)}`}>
            <td width={THUMBNAIL} valign="top" style={{ padding: '6px 0', width: THUMBNAIL }}>
              {imagem && <Thumbnail imagem={imagem} storeUrl={storeUrl} />}
            </td>
            <td
              data-text="cell"
              className="m-ink"
              valign="top"
              style={{ ...CELL, padding: '6px 0 6px 14px', fontSize: 15 }}
            >
              {quantidade > 1 && `${quantidade} × `}
              {url === '' ? (
                nome
              ) : (
                <a
                  className="m-ink"
                  href={`${storeUrl}${url}`}
                  style={{ color: LOOK.ink, textDecoration: 'none' }}
                >
                  {nome}
                </a>
              )}{' '}
              {atributos.length > 0 && (
                <>
                  <br />
                  <span className="m-stone" style={{ fontSize: 14, color: LOOK.stone }}>
                    {variantText(atributos)}
                  </span>{' '}
                </>
              )}
            </td>
            {valor !== null && (
              <td
                data-text="cell"
                className="m-ink"
                align="right"
                valign="top"
                style={{ ...CELL, padding: '6px 0 6px 14px', fontSize: 15, whiteSpace: 'nowrap' }}
              >
                {formatBRL(valor)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const THUMBNAIL = 64

const CELL = { color: LOOK.ink, lineHeight: '24px' }

/** Has no alternative text: the name is beside it. */
function Thumbnail({ imagem, storeUrl }: { imagem: Picture; storeUrl: string }) {
  return (
    <img
      src={`${storeUrl}${resizedUrl(imagem.imagem, 192, 'jpg')}`}
      alt=""
      width={THUMBNAIL}
      height={THUMBNAIL}
      style={{ display: 'block', borderRadius: 6, backgroundColor: LOOK.sand, objectFit: 'cover' }}
    />
  )
}

/** Labels on the left, values on the right. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ margin: '12px 0 0' }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

export function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  const style = isTotal
    ? { ...CELL, padding: '8px 0 0', fontSize: 18, fontWeight: 600 }
    : { padding: '2px 0', fontSize: 15, lineHeight: '24px', color: LOOK.stone }
  const className = isTotal ? 'm-ink' : 'm-stone'

  return (
    <tr>
      <td data-text="cell" className={className} style={style}>
        {label}{' '}
      </td>
      <td
        data-text="cell"
        className={className}
        align="right"
        valign="top"
        style={{ ...style, wordBreak: 'break-word' }}
      >
        {value}
      </td>
    </tr>
  )
}
