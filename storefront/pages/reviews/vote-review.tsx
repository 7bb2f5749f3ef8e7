import { Form, redirect } from 'react-router'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import buttons from '../../components/button.module.css'
import styles from '../../reviews/form-page.module.css'
import type { Route } from './+types/vote-review'

/** Handles a review's "helpful" button without JavaScript; a second vote removes the first. */
export async function action({ request, context, params }: Route.ActionArgs) {
  try {
    const id = idOf(params.avaliacao)
    const { url } = await context.get(apiContext).reviews.vote({ id })

    return redirect(`${url}#avaliacao-${id}`)
  } catch (error) {
    if (error instanceof Response) throw error

    return refusedForm(error, await request.formData())
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Avaliação útil', matches) }, { name: 'robots', content: 'noindex' }]
}

/** Shown after a refusal: the reason and the button again. */
export default function VoteReview({ actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>Esta avaliação ajudou você?</h1>
      <Form method="post" className={styles['form']}>
        <FormRefusal sentence={actionData?.refusal} />
        <p className={styles['actions']}>
          <button type="submit" className={buttons['primary']}>
            Achei útil
          </button>
          <a href="/" className={buttons['quiet']}>
            Ir para a loja
          </a>
        </p>
      </Form>
    </div>
  )
}
