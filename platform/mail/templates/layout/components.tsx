import type { CSSProperties, ReactNode } from 'react'
import type { Picture } from '#contract/picture.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { type MailLook, useLook } from './look.ts'
import { useOwnWords } from './own-words.ts'
import { Table } from './table.tsx'

/** The mail's headline, with the store's own greeting below it if there is one. */
export function Title({ children }: { children: ReactNode }) {
  const look = useLook()
  return (
    <>
      <h1
        className="m-ink"
        style={{
          margin: '0 0 16px',
          color: look.ink,
          fontFamily: look.display,
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
  const look = useLook()
  return (
    <p className="m-ink" style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: look.ink }}>
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
  const look = useLook()
  return (
    <p
      className="m-stone"
      style={{
        margin: '16px 0 0',
        fontSize: 14,
        lineHeight: '22px',
        color: look.stone,
        wordBreak: 'break-word',
      }}
    >
      {children}
    </p>
  )
}

/** A code to be typed elsewhere, in large spaced digits. */
export function Code({ children }: { children: string }) {
  const look = useLook()
  return (
    <p
      className="m-ink"
      style={{
        margin: '24px 0',
        color: look.ink,
        fontFamily: look.text,
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
  const look = useLook()
  // A code without groups may break anywhere; hyphens in it don't end words.
  const isLong = children.split(' ').some((group) => group.length > 40)
  const style = { margin: 0, color: look.ink, wordBreak: isLong ? 'break-all' : 'break-word' } as const

  return (
    <Table className="m-sand" style={{ margin: '8px 0 16px', backgroundColor: look.sand, borderRadius: 6 }}>
      <td className="m-sand" style={{ padding: '14px 18px', backgroundColor: look.sand, borderRadius: 6 }}>
        <p className="m-stone" style={{ ...style, fontSize: 13, lineHeight: '20px', color: look.stone }}>
          {label}
        </p>
        <p className="m-ink" style={{ ...style, fontFamily: look.code, fontSize: 15, lineHeight: '24px' }}>
          {children}
        </p>
      </td>
    </Table>
  )
}

/** The mail's main action. A table, since Outlook ignores padding and background of links. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  const look = useLook()
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
          <td align="center" style={{ ...OUTLOOK_PADDING, backgroundColor: look.rosewood, borderRadius: 6 }}>
            <a
              className="m-button"
              href={href}
              style={{
                display: 'inline-block',
                padding: '14px 28px',
                borderRadius: 6,
                color: look.onRosewood,
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
  const look = useLook()
  return (
    <a className="m-link" href={href} style={{ color: look.rosewood, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** A part of a longer mail, with its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const look = useLook()
  return (
    <>
      <h2
        className="m-ink m-line"
        style={{
          margin: '28px 0 12px',
          padding: '20px 0 0',
          borderTop: `1px solid ${look.line}`,
          color: look.ink,
          fontFamily: look.display,
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
  const look = useLook()
  return (
    <ol style={{ margin: '0 0 16px', padding: '0 0 0 22px' }}>
      {children.map((step) => (
        <li
          key={step}
          className="m-ink"
          style={{ margin: '0 0 6px', fontSize: 16, lineHeight: '26px', color: look.ink }}
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
  const look = useLook()
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
              style={{ ...cell(look), padding: '6px 0 6px 14px', fontSize: 15 }}
            >
              {quantidade > 1 && `${quantidade} × `}
              {url === '' ? (
                nome
              ) : (
                <a
                  className="m-ink"
                  href={`${storeUrl}${url}`}
                  style={{ color: look.ink, textDecoration: 'none' }}
                >
                  {nome}
                </a>
              )}{' '}
              {atributos.length > 0 && (
                <>
                  <br />
                  <span className="m-stone" style={{ fontSize: 14, color: look.stone }}>
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
                style={{ ...cell(look), padding: '6px 0 6px 14px', fontSize: 15, whiteSpace: 'nowrap' }}
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

function cell({ ink }: MailLook) {
  return { color: ink, lineHeight: '24px' }
}

/** Has no alternative text: the name is beside it. */
function Thumbnail({ imagem, storeUrl }: { imagem: Picture; storeUrl: string }) {
  const look = useLook()
  return (
    <img
      src={`${storeUrl}${resizedUrl(imagem.imagem, 192, 'jpg')}`}
      alt=""
      width={THUMBNAIL}
      height={THUMBNAIL}
      style={{ display: 'block', borderRadius: 6, backgroundColor: look.sand, objectFit: 'cover' }}
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
  const look = useLook()
  const style = isTotal
    ? { ...cell(look), padding: '8px 0 0', fontSize: 18, fontWeight: 600 }
    : { padding: '2px 0', fontSize: 15, lineHeight: '24px', color: look.stone }
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
