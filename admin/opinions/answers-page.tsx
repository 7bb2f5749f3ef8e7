import { Badge, Group, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AnswerToModerate } from '#contract/admin/reviews.ts'
import { api } from '../api.ts'
import { oneOf } from '../parts/one-of.ts'
import { queryOf } from '../parts/search-params.ts'
import { OpinionHead } from './opinion-head.tsx'
import { OpinionList, SITUATIONS } from './opinion-list.tsx'
import classes from './opinions.module.css'
import { OpinionsFrame } from './opinions-frame.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { situacao, pagina } = queryOf(request)

  return api.reviews.listAnswers({ pagina, situacao: oneOf(SITUATIONS, situacao) })
}

/** What customers who have a product answer to the questions of others. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <OpinionsFrame>
      <OpinionList
        linhas={itens}
        total={total}
        julgar={(itens, situacao) => api.reviews.moderateAnswers({ itens, situacao })}
        conteudo={(answer) => <Answer answer={answer} />}
      />
    </OpinionsFrame>
  )
}

function Answer({ answer }: { answer: AnswerToModerate }) {
  return (
    <>
      <OpinionHead {...answer} />
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
