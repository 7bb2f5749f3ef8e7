import { Badge, Group, Stack, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { QuestionToModerate } from '#contract/reviews/admin-reviews.ts'
import { SearchField } from '../components/table/search-field.tsx'
import { api } from '../shell/api.ts'
import { AnswerForm } from './answer-form.tsx'
import classes from './moderation.module.css'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { moderationQuery } from './moderation-query.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return api.reviews.listQuestions(moderationQuery(request))
}

/** Shoppers' questions on products. Answering one publishes it and mails its author. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <ModerationPage
      rows={itens}
      total={total}
      filters={<SearchField label="Procurar nas perguntas" />}
      canPublish={false}
      send={(itens) => api.reviews.refuseQuestions({ itens })}
      render={(question) => <Question question={question} />}
    />
  )
}

function Question({ question }: { question: QuestionToModerate }) {
  const { id, pergunta, respostas } = question

  return (
    <>
      <ModerationHead {...question} />
      <Text className={classes['words']}>{pergunta}</Text>
      {respostas.map((answer) => (
        <Stack key={answer.id} gap={0} pl="sm" className={classes['answer']}>
          <Group gap="xs">
            <Text size="xs" c="gray.6">
              {answer.nome}
            </Text>
            {answer.situacao !== 'publicada' && <Badge variant="default">{STATES[answer.situacao]}</Badge>}
          </Group>
          <Text size="sm" className={classes['words']}>
            {answer.resposta}
          </Text>
        </Stack>
      ))}
      <AnswerForm
        buttonLabel="Responder e publicar"
        success="Resposta publicada. Quem perguntou recebe por e-mail."
        onSend={(resposta) => api.reviews.answerQuestion({ id, resposta })}
      />
    </>
  )
}

const STATES = { pendente: 'Esperando', recusada: 'Recusada' }
