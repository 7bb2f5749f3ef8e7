import { Badge, Group, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ReviewToModerate } from '#contract/reviews/admin-reviews.ts'
import { FilterSelect } from '../components/table/filter-select.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { api } from '../shell/api.ts'
import { AnswerForm } from './answer-form.tsx'
import classes from './moderation.module.css'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { moderationQuery } from './moderation-query.ts'
import { ReviewPictures } from './review-pictures.tsx'
import { Stars } from './stars.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return api.reviews.listReviews(moderationQuery(request))
}

/** Product reviews with pictures, to publish, reject and answer. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <ModerationPage
      rows={itens}
      total={total}
      filters={
        <>
          <SearchField label="Procurar nas avaliações" />
          <FilterSelect label="Nota" name="nota" allLabel="Qualquer nota" options={NOTAS} />
        </>
      }
      send={(itens, situacao) => api.reviews.moderateReviews({ itens, situacao })}
      render={(review) => <Review review={review} />}
    />
  )
}

const NOTAS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} de 5` }))

function StoreAnswer({ resposta: { nome, texto } }: { resposta: NonNullable<ReviewToModerate['resposta']> }) {
  return (
    <Text size="sm" pl="sm" className={classes['answer']}>
      <strong>{nome}:</strong> {texto}
    </Text>
  )
}

function Review({ review }: { review: ReviewToModerate }) {
  const { id, nota, titulo, comentario, recomenda, criterios, compraVerificada, fotos, resposta } = review

  return (
    <>
      <ModerationHead {...review} />
      <Group gap="xs">
        <Stars nota={nota} />
        {compraVerificada && (
          <Badge variant="light" color="pine">
            Compra verificada
          </Badge>
        )}
        <Badge variant="default">{recomenda ? 'Recomenda' : 'Não recomenda'}</Badge>
      </Group>
      <Text fw={600}>{titulo}</Text>
      <Text size="sm" className={classes['words']}>
        {comentario}
      </Text>
      {criterios.length > 0 && (
        <Group gap="md">
          {criterios.map(({ criterio, rotulo, nota: rated }) => (
            <Stars key={criterio} nota={rated} label={rotulo} />
          ))}
        </Group>
      )}
      {review.quemToca && (
        <Text size="sm" c="dimmed">
          {review.quemToca}
        </Text>
      )}
      <ReviewPictures id={id} nome={review.nome} fotos={fotos} />
      {resposta && <StoreAnswer resposta={resposta} />}
      <AnswerForm
        initial={resposta?.texto ?? ''}
        openLabel={resposta ? 'Mudar a resposta' : 'Responder'}
        buttonLabel="Guardar resposta"
        success="Resposta guardada."
        onSend={(texto) => api.reviews.answerReview({ id, texto })}
      />
    </>
  )
}
