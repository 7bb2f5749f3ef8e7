import type { MouseEvent } from 'react'
import { Form, isRouteErrorResponse, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import type { RefusedCall } from '#storefront/rendering/answers.ts'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { pageData } from '#storefront/rendering/page-loader.ts'
import { titleWith } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../pages/message-page.module.css'
import type { loader } from '../shell.tsx'
import { endpointOf } from './endpoint-of.ts'

/**
 * Shown instead of a page that failed: the status, what happened, and ways to continue (specification, sections 2 and
 * 8).
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, text } = summaryOf(error)
  const missing = status === 404
  const shop = useShop()

  return (
    <div className={`wrap ${styles['message']}`}>
      <title>{titleWith(missing ? 'Página não encontrada' : 'Algo deu errado', shop?.nome)}</title>
      <meta name="robots" content="noindex" />
      <p className={styles['status']}>{status}</p>
      {missing ? <h1 lang="en">This page could not be found</h1> : <h1>{text}</h1>}
      {missing && <p className={styles['text']}>{text}</p>}
      <p className={styles['text']}>{advice(status)}</p>
      {missing && <SearchForm />}
      <p className={styles['actions']}>
        <BackLink className={buttons[missing ? 'secondary' : 'primary']} />
        <a href="/" className={buttons['secondary']}>
          Clique aqui para ir para página inicial
        </a>
      </p>
      {missing && <Categories />}
      {shop?.debug === true && <Debug error={error} missing={missing} />}
    </div>
  )
}

function advice(status: number): string {
  if (status >= 500) return 'Não foi possível mostrar esta página agora. Tente de novo em alguns instantes.'
  if (status === 404)
    return 'O endereço pode ter mudado, ou o produto saiu do catálogo. Busque pelo nome ou siga por uma das categorias.'

  return 'Confira o endereço, ou siga por um destes caminhos.'
}

const FAILED = 'Algo deu errado do nosso lado'
const MISSING = 'Esta página não existe'

/**
 * Shows a refusal's message, which is for shoppers. Messages of other errors and of HTTP are technical and in English.
 */
function summaryOf(error: unknown): { status: number; text: string } {
  if (!isRouteErrorResponse(error) || error.status >= 500) return { status: statusOf(error), text: FAILED }
  const { status, statusText } = error

  return { status, text: IN_PORTUGUESE[statusText] ?? (statusText || (status === 404 ? MISSING : REFUSED)) }
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

const REFUSED = 'Não foi possível atender a este pedido'

/** The standard HTTP reason phrases, which appear if the shop gave no message. */
const IN_PORTUGUESE: Record<string, string> = {
  'Bad Request': 'Não entendemos este pedido',
  Unauthorized: 'Entre na sua conta para continuar',
  Forbidden: 'Esta página não pode ser aberta assim',
  'Not Found': MISSING,
  'Method Not Allowed': REFUSED,
  'Payload Too Large': 'O que foi enviado é grande demais',
  'Unsupported Media Type': REFUSED,
  'Too Many Requests': 'Muitos pedidos em pouco tempo',
}

/** Without JavaScript, or after a direct visit, there is no previous page: the link leads home. */
function BackLink({ className }: { className: string | undefined }) {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (window.history.length < 2) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <a href="/" onClick={goBack} {...(className && { className })}>
      Voltar para a página anterior
    </a>
  )
}

function SearchForm() {
  return (
    <search>
      <Form action="/busca" className={styles['search']}>
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          aria-label="O que você procura?"
          placeholder="O que você procura?"
        />
        <button type="submit" className={buttons['primary']}>
          Buscar
        </button>
      </Form>
    </search>
  )
}

function Categories() {
  const shell = useRouteLoaderData<typeof loader>('shell/shell')
  if (!shell) return null

  return (
    <nav aria-label="Categorias">
      <ul className={styles['categories']}>
        {pageData(shell).mainMenu.map(({ label, href }) => (
          <li key={label}>{href && <a href={href}>{label}</a>}</li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Which call failed and what to check, for the store's operators. Only if the address requests it and the server allows
 * it.
 */
function Debug({ error, missing }: { error: unknown; missing: boolean }) {
  const { pathname } = useLocation()
  const detail = isRouteErrorResponse(error) ? error.data : error
  const call = isRefusedCall(detail) ? detail : null

  return (
    <section className={styles['debug']}>
      <h2>Erro de API</h2>
      <p>
        Endpoint: <code>{endpointOf(pathname, statusOf(error), call?.endpoint)}</code>
      </p>
      <p>{call?.mensagem ?? (detail instanceof Error ? detail.message : String(detail ?? ''))}</p>
      {missing && <p>Verifique se o item está cadastrado no painel administrativo da loja.</p>}
    </section>
  )
}

function isRefusedCall(detail: unknown): detail is RefusedCall {
  return typeof detail === 'object' && detail !== null && 'endpoint' in detail && 'mensagem' in detail
}
