import { Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { FollowUpToModerate } from '#contract/reviews/admin-reviews.ts'
import { api } from '../shell/api.ts'
import classes from './moderation.module.css'
import { ModerationHead } from './moderation-head.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { moderationQuery } from './moderation-query.ts'
import { Stars } from './stars.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return api.reviews.listFollowUps(moderationQuery(request))
}

/** What authors of reviews say ninety days after the delivery. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <ModerationPage
      rows={itens}
      total={total}
      send={(itens, situacao) => api.reviews.moderateFollowUps({ itens, situacao })}
      render={(followUp) => <FollowUp followUp={followUp} />}
    />
  )
}

function FollowUp({ followUp }: { followUp: FollowUpToModerate }) {
  const { nota, texto, avaliacao } = followUp

  return (
    <>
      <ModerationHead {...followUp} />
      <Stars nota={nota} label="Agora" />
      <Text className={classes['words']}>{texto}</Text>
      <Stars nota={avaliacao.nota} label="Na avaliação" />
      <Text size="sm" c="gray.6">
        {avaliacao.comentario}
      </Text>
    </>
  )
}
