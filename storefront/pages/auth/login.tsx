import { data, Form, redirect, redirectDocument } from 'react-router'
import { returnPath } from '#domain/urls/return-path.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { fieldRefused, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { ACCOUNT_PATH, LISTS_PATH, RECOVERY_PATH, SIGN_UP_PATH } from '#storefront/customer/account-paths.ts'
import { OnDeviceNote } from '#storefront/customer/wishlist/on-device/on-device-note.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/login'
import { AccountField } from './account-field.tsx'
import { CodeForm } from './code-form.tsx'
import { pendingFavourite } from './pending-favourite.ts'

/** Redirects a visitor who is already logged in to the way back. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { logado } = await context.get(apiContext).customers.user()
  if (logado) throw redirect(wayBack(url))

  const idProduto = pendingFavourite(url)

  return {
    isReset: url.searchParams.has('nova'),
    signUp: SIGN_UP_PATH + url.search,
    favourite:
      idProduto === undefined ? null : { idProduto, back: returnPath(url.searchParams.get('volta'), '/') },
  }
}

/** Logs in by password, or by a code that is requested first (`acao`). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const [acao, usuario] = [textOf(form, 'acao'), textOf(form, 'usuario').trim()]
  if (usuario === '') return fieldRefused('usuario', 'Digite seu e-mail, CPF ou CNPJ.', form)
  try {
    if (acao === 'codigo') {
      const { mensagens } = await api.customers.loginCode({ usuario })
      return data({ code: { usuario, sentence: mensagens[0]?.mensagem ?? '' } })
    }
    if (acao === 'entrar-com-codigo') await api.checkout.loginByCode({ codigo: textOf(form, 'codigo') })
    else await api.checkout.login({ usuario, senha: textOf(form, 'senha') })
  } catch (error) {
    const refused = refusedForm(error, form)
    return acao === 'entrar-com-codigo'
      ? data({ ...refused.data, code: { usuario, sentence: '' } }, { status: 422 })
      : refused
  }
  const idProduto = pendingFavourite(url)
  if (idProduto) await optionalPart('pending favourite', api.wishlist.add({ idProduto }))

  // A full page load: everything in the browser belongs to the previous visitor.
  throw redirectDocument(wayBack(url), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Entrar', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { favourite } = loaderData
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  const code = actionData && 'code' in actionData ? actionData.code : undefined

  return (
    <div className={`wrap ${styles['page']}`}>
      {code ? (
        <CodeForm usuario={code.usuario} sentence={code.sentence} refusal={refused?.refusal ?? undefined} />
      ) : (
        <PasswordForm favourite={favourite} isReset={loaderData.isReset} refused={refused} />
      )}
      <aside className={styles['aside']} aria-labelledby="sem-conta">
        <h2 id="sem-conta">Ainda não tem conta?</h2>
        <p className={styles['text']}>
          Crie a sua e acompanhe pedidos, guarde favoritos e compre mais rápido.
        </p>
        <a href={loaderData.signUp} className={buttons['secondary']}>
          Criar conta
        </a>
        {favourite && (
          <p className={styles['text']}>
            Prefere não entrar agora?{' '}
            <a href={`${LISTS_PATH}/adicionar?produto=${favourite.idProduto}`}>
              Ponha o produto em uma lista
            </a>
          </p>
        )}
      </aside>
    </div>
  )
}

type Favourite = Awaited<ReturnType<typeof loader>>['favourite']

type Refused = { problems: Record<string, string>; refusal: string | null; typed: Record<string, string> }

function PasswordForm({
  favourite,
  isReset,
  refused,
}: {
  favourite: Favourite
  isReset: boolean
  refused: Refused | undefined
}) {
  const form = useFirstProblem(refused)

  return (
    <>
      <h1>Entrar</h1>
      {favourite && <OnDeviceNote {...favourite} />}
      {isReset && !refused && <p role="status">Senha alterada. Entre com a nova senha.</p>}
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.refusal} />
        <AccountField refused={refused} />
        <Field
          label="Senha"
          name="senha"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          required
        />
        <button type="submit" className={buttons['primary']}>
          Entrar
        </button>
        <button type="submit" name="acao" value="codigo" className={buttons['secondary']}>
          Receber um código por e-mail
        </button>
        <button
          type="submit"
          formAction={RECOVERY_PATH}
          name="acao"
          value="preencher"
          className={styles['plain']}
        >
          Esqueci minha senha
        </button>
      </Form>
    </>
  )
}

function wayBack(url: URL): string {
  return returnPath(url.searchParams.get('volta'), ACCOUNT_PATH)
}
