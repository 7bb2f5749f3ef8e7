import { data, Form, redirect, redirectDocument } from 'react-router'
import { returnPath } from '#domain/urls/return-path.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { fieldRefused, refusedForm, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { ShopLink } from '#storefront/components/shop-link.tsx'
import { ACCOUNT_PATH, RECOVERY_PATH, SIGN_UP_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import styles from '../../customer/access-page.module.css'
import type { Route } from './+types/login'
import { AccountField } from './account-field.tsx'
import { CodeForm } from './code-form.tsx'
import { pendingFavourite } from './pending-favourite.ts'

/** Who is in already goes where they wanted to go. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { logado } = await context.get(apiContext).customers.user()
  if (logado) throw redirect(wayBack(url))

  return { nova: url.searchParams.has('nova'), signUp: SIGN_UP_PATH + url.search }
}

/** By password, or by a code that is asked for first (`acao`). */
export async function action({ request, context, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const [acao, usuario] = [textOf(form, 'acao'), textOf(form, 'usuario').trim()]
  if (usuario === '') return fieldRefused('usuario', 'Digite seu e-mail, CPF ou CNPJ.', form)
  try {
    if (acao === 'codigo') {
      const { mensagens } = await api.customers.loginCode({ usuario })
      return data({ codigo: { usuario, sentence: mensagens[0]?.mensagem ?? '' } })
    }
    if (acao === 'entrar-com-codigo') await api.checkout.loginByCode({ codigo: textOf(form, 'codigo') })
    else await api.checkout.login({ usuario, senha: textOf(form, 'senha') })
  } catch (error) {
    const refused = refusedForm(error, form)
    return acao === 'entrar-com-codigo'
      ? data({ ...refused.data, codigo: { usuario, sentence: '' } }, { status: 422 })
      : refused
  }
  const idProduto = pendingFavourite(url)
  if (idProduto) await optionalPart('pending favourite', api.wishlist.add({ idProduto }))

  // The document is loaded anew: the browser knows everything else in the visitor's name.
  throw redirectDocument(wayBack(url), 303)
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Entrar', matches) }, { name: 'robots', content: 'noindex' }]
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'campos' in actionData ? actionData : undefined
  const codigo = actionData && 'codigo' in actionData ? actionData.codigo : undefined

  return (
    <div className={`wrap ${styles['page']}`}>
      {codigo ? (
        <CodeForm
          usuario={codigo.usuario}
          sentence={codigo.sentence}
          refusal={refused?.recusa ?? undefined}
        />
      ) : (
        <PasswordForm nova={loaderData.nova} refused={refused} />
      )}
      <aside className={styles['aside']} aria-labelledby="sem-conta">
        <h2 id="sem-conta">Ainda não tem conta?</h2>
        <p className={styles['text']}>
          Crie a sua e acompanhe pedidos, guarde favoritos e compre mais rápido.
        </p>
        <ShopLink to={loaderData.signUp} className={buttons['secondary']}>
          Criar conta
        </ShopLink>
      </aside>
    </div>
  )
}

type Refused = { campos: Record<string, string>; recusa: string | null; typed: Record<string, string> }

function PasswordForm({ nova, refused }: { nova: boolean; refused: Refused | undefined }) {
  const form = useFirstProblem(refused)

  return (
    <>
      <h1>Entrar</h1>
      {nova && !refused && <p role="status">Senha alterada. Entre com a nova senha.</p>}
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.recusa} />
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
