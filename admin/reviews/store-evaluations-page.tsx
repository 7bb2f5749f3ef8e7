import { Badge, Group, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { EvaluationToModerate } from '#contract/reviews/admin-reviews.ts'
import { api } from '../shell/api.ts'
import classes from './moderation.module.css'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { moderationQuery } from './moderation-query.ts'
import { Stars } from './stars.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return api.reviews.listStoreEvaluations(moderationQuery(request))
}

/** Customers' reviews of the store. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <ModerationPage
      rows={itens}
      total={total}
      send={(itens, situacao) => api.reviews.moderateStoreEvaluations({ itens, situacao })}
      render={(evaluation) => <Evaluation evaluation={evaluation} />}
    />
  )
}

function Evaluation({ evaluation }: { evaluation: EvaluationToModerate }) {
  const { atendimento, experiencia, satisfacao, mensagem, autorizacao } = evaluation

  return (
    <>
      <ModerationHead {...evaluation} />
      <Group gap="md">
        <Stars nota={atendimento} label="Atendimento" />
        <Stars nota={experiencia} label="Experiência" />
        <Stars nota={satisfacao} label="Satisfação" />
        {!autorizacao && <Badge variant="default">Só para a loja</Badge>}
      </Group>
      {mensagem !== '' && (
        <Text size="sm" className={classes['words']}>
          {mensagem}
        </Text>
      )}
    </>
  )
}
