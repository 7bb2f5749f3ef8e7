import { Form } from 'react-router'
import { givenName } from '#domain/customer/first-name.ts'
import { criteriaHint } from '#domain/review/criteria.ts'
import { PICTURE_LIMITS } from '#domain/review/picture-limits.ts'
import { Field, TextArea } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf, keyAnswer, sentAnswer, writerOf } from '#storefront/reviews/form-data.ts'
import { followUpPath } from '#storefront/reviews/form-paths.ts'
import { PictureChoice } from '#storefront/reviews/review-form/picture-choice.tsx'
import { PlayerFields } from '#storefront/reviews/review-form/player-fields.tsx'
import { RecommendChoice } from '#storefront/reviews/review-form/recommend-choice.tsx'
import {
  markField,
  marksIn,
  picturesIn,
  reviewProblems,
} from '#storefront/reviews/review-form/review-form.ts'
import { StarChoice } from '#storefront/reviews/review-form/star-choice.tsx'
import { SubjectHead } from '#storefront/reviews/subject-head.tsx'
import { Thanks } from '#storefront/reviews/thanks.tsx'
import { Honeypot, WriterFields } from '#storefront/reviews/writer-fields.tsx'
import buttons from '../../components/button.module.css'
import styles from '../../reviews/form-page.module.css'
import type { Route } from './+types/review-product'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  const query = { idProduto: idOf(params.produto), ...(key && { key }) }
  const subject = await keyAnswer(context.get(apiContext).reviews.subject(query))
  const purchase = key && (url.searchParams.has('depois') ? followUpPath(key) : `/avaliar/compra?key=${key}`)

  return { ...subject, key, purchase, limits: PICTURE_LIMITS }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const key = url.searchParams.get('key')
  const problems = reviewProblems(form)
  if (problems) return problems
  const number = (name: string) => Number(textOf(form, name))

  return sentAnswer(
    context.get(apiContext).reviews.addProductReview({
      ...writerOf(form),
      ...(key && { key }),
      idProduto: idOf(params.produto),
      nota: number('nota'),
      titulo: textOf(form, 'titulo'),
      comentario: textOf(form, 'comentario'),
      recomenda: textOf(form, 'recomenda') === 'sim',
      criterios: marksIn(form),
      toca: textOf(form, 'toca'),
      nivel: textOf(form, 'nivel'),
      estilo: textOf(form, 'estilo'),
      meses: textOf(form, 'meses'),
      anexos: picturesIn(form),
    }),
    form,
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Avaliar produto', matches) }, { name: 'robots', content: 'noindex' }]
}

/** A review form: for an invitation's key, a logged-in customer or a visitor. */
export default function ReviewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const {
    produto,
    criterios,
    tocaProvavel,
    identificado,
    nome,
    compraVerificada,
    avaliacao,
    key,
    purchase,
    limits,
  } = loaderData
  const refused = actionData && 'problems' in actionData ? actionData : undefined
  const form = useFirstProblem(refused)
  if (actionData && 'sentence' in actionData) {
    return (
      <Thanks title="Obrigado pela sua avaliação" sentence={actionData.sentence}>
        {purchase && (
          <a href={purchase} className={buttons['primary']}>
            Avaliar mais da compra
          </a>
        )}
        <a href={produto.url} className={buttons[key ? 'secondary' : 'primary']}>
          Voltar ao produto
        </a>
      </Thanks>
    )
  }

  const { problems = {}, typed = {} } = refused ?? {}
  const recommended = avaliacao?.recomenda ? 'sim' : 'nao'
  const before = (name: string, saved: string | number | null | undefined) =>
    typed[name] ?? saved ?? undefined

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{avaliacao ? 'Mudar a sua avaliação' : 'Avaliar este produto'}</h1>
      <SubjectHead produto={produto}>
        {compraVerificada && (
          <span className={styles['verified']}>
            <Icon name="check" size={1} /> Compra verificada
          </span>
        )}
      </SubjectHead>
      <Form ref={form} method="post" encType="multipart/form-data" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.refusal} />
        <StarChoice
          label="Sua nota"
          name="nota"
          value={before('nota', avaliacao?.nota)}
          problem={problems['nota']}
        />
        <TextArea
          label="O que você achou?"
          name="comentario"
          hint={criteriaHint(criterios)}
          maxLength={4000}
          required
          defaultValue={before('comentario', avaliacao?.comentario)}
          problem={problems['comentario']}
        />
        <RecommendChoice
          value={before('recomenda', avaliacao && recommended)}
          problem={problems['recomenda']}
        />
        <div className={styles['pair']}>
          {criterios.map(({ codigo, rotulo, ajuda }) => (
            <StarChoice
              key={codigo}
              small
              label={`${rotulo} (se quiser)`}
              hint={ajuda}
              name={markField(codigo)}
              value={before(markField(codigo), avaliacao?.criterios[codigo])}
            />
          ))}
        </div>
        <PlayerFields
          saved={{
            toca: before('toca', avaliacao?.toca),
            nivel: before('nivel', avaliacao?.nivel),
            estilo: before('estilo', avaliacao?.estilo),
            meses: before('meses', avaliacao?.meses),
          }}
          usual={tocaProvavel}
        />
        <Field
          label="Título (se quiser)"
          name="titulo"
          maxLength={120}
          defaultValue={before('titulo', avaliacao?.titulo)}
          problem={problems['titulo']}
        />
        <PictureChoice {...limits} problem={problems['anexos']} />
        {!identificado && <WriterFields refused={refused} />}
        <Honeypot />
        <button type="submit" className={buttons['primary']}>
          Enviar avaliação
        </button>
        <p className={styles['note']}>
          {identificado && `Você avalia como ${givenName(nome)}. `}
          Na loja aparecem só o primeiro nome e a inicial do sobrenome; o e-mail não aparece nunca. Lemos toda
          avaliação antes de publicar e não mudamos nenhuma palavra.
        </p>
      </Form>
    </div>
  )
}
