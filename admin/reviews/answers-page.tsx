import { Badge, Group, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerToModerate } from '#contract/reviews/admin-reviews.ts'
import { api } from '../shell/api.ts'
import classes from './moderation.module.css'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { moderationQuery } from './moderation-query.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return api.reviews.listAnswers(moderationQuery(request))
}

/** Answers of customers to the questions of others. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <ModerationPage
      rows={itens}
      total={total}
      send={(itens, situacao) => api.reviews.moderateAnswers({ itens, situacao })}
      render={(answer) => <Answer answer={answer} />}
    />
  )
}

function Answer({ answer }: { answer: AnswerToModerate }) {
  return (
    <>
      <ModerationHead {...answer} />
      <Text size="sm" c="gray.6">
        {answer.pergunta}
      </Text>
      <Text className={classes['words']}>{answer.resposta}</Text>
      {answer.compraVerificada && (
        <Group>
          <Badge variant="light" color="pine">
            Comprou este produto
          </Badge>
        </Group>
      )}
    </>
  )
}
