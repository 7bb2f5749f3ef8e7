import type { ReactNode } from 'react'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import type { MailShop } from '#platform/mail/templates.ts'
import { DARK_STYLE, useLook } from './look.ts'
import { Table } from './table.tsx'

type Props = {
  shop: MailShop
  subject: string
  /** Preview text that mail programs show before the mail is opened. */
  preheader: string
  /** Why the mail was sent; shown below it. */
  reason: ReactNode
  children: ReactNode
}

/** The frame of all mails: the store's name, the mail on a card, and who the sender is. */
export function Layout({ shop, subject, preheader, reason, children }: Props) {
  const look = useLook()
  return (
    <html lang="pt-BR" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{DARK_STYLE}</style>
      </head>
      <body className="m-page" style={{ margin: 0, padding: 0, backgroundColor: look.paper }}>
        <Preheader text={preheader} />
        <Table className="m-page" style={{ backgroundColor: look.paper }}>
          <td align="center" style={{ padding: '32px 12px' }}>
            {/* Outlook knows only the attribute, all others the style. */}
            <Table width={String(look.width)} style={{ width: '100%', maxWidth: look.width }}>
              <td style={{ fontFamily: look.text, fontSize: 16, lineHeight: '26px', color: look.ink }}>
                <StoreName shop={shop} />
                <Table
                  className="m-card"
                  style={{
                    backgroundColor: look.card,
                    border: `1px solid ${look.line}`,
                    borderRadius: 10,
                    borderCollapse: 'separate',
                  }}
                >
                  <td className="m-inside m-ink" style={{ padding: '40px 44px', color: look.ink }}>
                    {children}
                  </td>
                </Table>
                <Sender shop={shop} reason={reason} />
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  )
}

/** Invisible characters keep the mail's first words out of the preview. */
function Preheader({ text }: { text: string }) {
  return (
    <div data-skip-in-text="true" style={{ display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 }}>
      {text}
      {'\u00a0\u200c'.repeat(90)}
    </div>
  )
}

function StoreName({ shop: { loja, storeUrl, marca } }: { shop: MailShop }) {
  const look = useLook()
  return (
    <p style={{ margin: '0 0 20px', textAlign: 'center' }}>
      <a
        className="m-ink"
        href={storeUrl}
        style={{ fontFamily: look.display, fontSize: 24, color: look.ink, textDecoration: 'none' }}
      >
        {marca?.logo && (
          <img
            src={`${storeUrl}${marca.logo.url}`}
            alt={marca.nomeAoLado ? '' : loja.nome}
            width={marca.logo.largura}
            height={marca.logo.altura}
            style={{ display: 'block', margin: '0 auto 8px' }}
          />
        )}
        {(!marca?.logo || marca.nomeAoLado) && loja.nome}
      </a>
    </p>
  )
}

function Sender({ shop: { loja }, reason }: Pick<Props, 'shop' | 'reason'>) {
  const look = useLook()
  const { logradouro, numero, bairro, cidade, uf, cep } = loja.endereco
  const style = { margin: '0 0 12px', fontSize: 13, lineHeight: '20px', color: look.stone }

  return (
    <Table>
      <td className="m-stone" align="center" style={{ padding: '24px 20px 0', color: look.stone }}>
        <p className="m-stone" style={style}>
          {reason}
        </p>
        <p className="m-stone" style={style}>
          Dúvidas? Responda a esta mensagem ou escreva pelo WhatsApp {loja.whatsapp}.
          <br />
          {loja.atendimento}
        </p>
        <p className="m-stone" style={style}>
          {loja.razaoSocial} · {labelledDocument(loja.cnpj)}
          <br />
          {logradouro}, {numero}, {bairro}, {cidade}/{uf}, {cep}
        </p>
      </td>
    </Table>
  )
}
