import { useEffect } from 'react'
import { data, redirect, useLocation } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { LinkKind, PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { schoolName } from '#domain/customer/teaching/school-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { countAdded } from '#storefront/analytics/count-added.ts'
import { onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import { Field } from '#storefront/components/forms/field.tsx'
import { type RefusedForm, refusalOf, textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PupilItem } from '#storefront/customer/teaching/pupil-item.tsx'
import {
  isProposed,
  proposedSku,
  readChosenItems,
  typedItems,
} from '#storefront/customer/teaching/pupil-items.ts'
import { CLASS_LIST, trackShown } from '#storefront/customer/teaching/track-pupil-list.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import written from '../../orders/written.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import styles from '../cart/shared-cart.module.css'
import type { Route } from './+types/pupil-list'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const link = linkOf(params, url)

  return { list: await pageAnswer(context.get(apiContext).pupilLists.get(link)) }
}

/** By the link for all, the first form names the pupil, whose part is the answer; the second takes it. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { pupilLists } = api
  const link = linkOf(params, url)
  const form = await request.formData()
  const nome = textOf(form, 'nome')
  if (textOf(form, 'acao') === 'aluno') {
    try {
      return { list: await pupilLists.named({ ...link, nome }), problems: {}, refusal: null, typed: null }
    } catch (error) {
      return refusedPage(refusalOf(error, form), null)
    }
  }
  const { itens, unchosen } = readChosenItems(form)
  const typed = typedItems(form)
  const problems = Object.fromEntries(unchosen.map((id) => [`sku-${id}`, 'Escolha uma opção.']))
  let refused = { problems, refusal: unchosen.length > 0 ? null : 'Marque o que vai levar.' }
  if (unchosen.length === 0 && itens.length > 0) {
    try {
      const take = () => pupilLists.take({ ...link, itens, nome })
      return redirect(await countAdded(api, { pagina: url.pathname, lista: CLASS_LIST }, take), 303)
    } catch (error) {
      refused = refusalOf(error, form)
    }
  }

  return refusedPage({ ...refused, typed }, await pupilOf(pupilLists, link, nome))
}

function refusedPage(refused: RefusedForm, list: PupilList | null) {
  return data({ list, ...refused }, { status: 422 })
}

/** The part of the pupil whom the link for all was opened for; null for others, and if it can't be shown. */
function pupilOf(pupilLists: Api['pupilLists'], { tipo, ...link }: ReturnType<typeof linkOf>, nome: string) {
  return tipo === 'turma' && nome.trim() !== '' ? pupilLists.named({ ...link, nome }).catch(() => null) : null
}

function linkOf({ tipo, id }: { tipo: string; id: string }, url: URL) {
  if (!isKind(tipo)) throw new Response('Não encontramos esta lista.', { status: 404 })

  return { tipo, id: id.slice(0, 40), chave: (url.searchParams.get('chave') ?? '').slice(0, 100) }
}

function isKind(tipo: string): tipo is LinkKind {
  return tipo === 'aluno' || tipo === 'turma'
}

/** The address gives access, so it must not be sent as a referrer; forms are refused without the origin. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(loaderData?.list.nome ?? 'Lista da turma', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** What a pupil needs, for parents with the link of a teacher's list: no login, no JavaScript. */
export default function PupilListPage({ loaderData, actionData }: Route.ComponentProps) {
  const list = actionData?.list ?? loaderData.list
  const { nome, mensagem, aluno, aberta, itens, foraDeVenda, conta } = list
  useEffect(() => trackShown(list), [list])
  const problems: Record<string, string> = actionData?.problems ?? {}
  const typed: Record<string, string> | null = actionData?.typed ?? null

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{aluno ? `Lista de ${aluno.nome}` : nome}</h1>
      <p>
        {aluno && `${nome}. `}
        {conta.tipo === 'escola' ? 'Da' : 'De'}{' '}
        <strong>{conta.tipo === 'escola' ? schoolName(conta.nome) : conta.nome}</strong>
        {conta.cidade !== '' && `, ${conta.cidade}`}.{aluno?.tamanho && ` Tamanho: ${aluno.tamanho}.`}
      </p>
      {mensagem !== '' && <p className={written['text']}>{mensagem}</p>}
      {aluno && !loaderData.list.aluno && <Named aluno={aluno} />}
      <Terms list={list} />
      <FormRefusal
        sentence={
          actionData?.refusal ?? (Object.keys(problems).length > 0 ? 'Falta preencher algo abaixo.' : null)
        }
      />
      <form method="post" className={`${styles['list']} ${tools['results']}`}>
        {aberta && !aluno && (
          <>
            <Field
              label="Nome do aluno"
              name="nome"
              required
              maxLength={60}
              autoComplete="off"
              defaultValue={typed?.['nome'] ?? ''}
              problem={problems['nome']}
              hint="Basta o primeiro nome ou um apelido. Quem mandou a lista e a loja o veem, e ele é apagado com ela."
            />
            <button type="submit" name="acao" value="aluno" className={buttons['primary']}>
              Ver o que este aluno precisa
            </button>
          </>
        )}
        {aluno && <input type="hidden" name="nome" value={aluno.nome} />}
        <ul aria-label="Produtos da lista">
          {itens.map((item) => (
            <PupilItem
              key={item.idItem}
              item={item}
              open={aberta && aluno !== null}
              typed={typed}
              problem={problems[`sku-${item.idItem}`]}
            />
          ))}
        </ul>
        {foraDeVenda > 0 && (
          <p className={styles['quiet']}>
            {foraDeVenda === 1
              ? '1 produto da lista não está mais à venda'
              : `${foraDeVenda} produtos da lista não estão mais à venda`}
            . Pergunte a {conta.nome} o que levar no lugar.
          </p>
        )}
        {aluno && itens.length === 0 && foraDeVenda === 0 && (
          <p>{aluno.nome} não precisa de nada desta lista.</p>
        )}
        {aberta && aluno && itens.length > 0 && (
          <button type="submit" className={buttons['primary']} onClick={onlyFirstClick}>
            Pôr na sacola
          </button>
        )}
      </form>
    </div>
  )
}

/** Whom the link for all was opened for, and the way to another name. */
function Named({ aluno: { nome, conhecido } }: { aluno: NonNullable<PupilList['aluno']> }) {
  const { pathname, search } = useLocation()

  return (
    <p role="status">
      {conhecido
        ? `Isto é o que a lista pede para ${nome}.`
        : `Ainda não há ${nome} na lista: confira se o nome é o que a turma usa. Se for, continue.`}{' '}
      <a href={pathname + search}>Outro nome</a>
    </p>
  )
}

/** Until when, what it costs, what is cheaper, and where it is sent. */
function Terms({ list }: { list: PupilList }) {
  const { prazo, aberta, aluno, desconto, entrega, freteEscola, conta, itens } = list
  if (!aberta)
    return (
      <p role="status">
        <strong>Esta lista já foi encerrada.</strong> Fale com {conta.nome}.
      </p>
    )
  const proposed = itens.filter(isProposed).map((item) => ({
    ...item,
    meant: item.opcoes.find(({ idSku }) => String(idSku) === proposedSku(item)),
  }))
  const sum = proposed.reduce(
    (total, { meant, quantidade }) => total + (meant?.precoPor ?? 0) * quantidade,
    0,
  )

  return (
    <ul className={styles['quiet']}>
      {prazo && <li>Compre até {formatDay(prazo)}.</li>}
      {aluno && sum > 0 && (
        <li>
          O que está marcado custa {formatBRL(sum)}
          {proposed.some(({ meant }) => !meant) && ', fora o que ainda falta escolher'}.
        </li>
      )}
      {desconto > 0 && (
        <li>
          A sacola dá {desconto}% de desconto no que ainda falta {aluno ? `a ${aluno.nome}` : 'a cada aluno'}.
        </li>
      )}
      {entrega === 'escola' && (
        <li>
          {freteEscola === 0 ? 'Sem frete' : `Com frete de ${formatBRL(freteEscola)}`}, se a sacola só tiver
          produtos desta lista: a loja entrega tudo junto na escola.
        </li>
      )}
      <li>Quem mandou a lista vê o que foi comprado para cada aluno, e não quem comprou nem como pagou.</li>
    </ul>
  )
}
