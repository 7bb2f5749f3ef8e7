import { Group, Image } from '@mantine/core'
import type { ReviewToModerate } from '#contract/reviews/admin-reviews.ts'

type ReviewPicturesProps = Pick<ReviewToModerate, 'id' | 'nome' | 'fotos'>

/** Pictures of a review, unpublished until approved; each opens full-size in a new tab. */
export function ReviewPictures({ id, nome, fotos }: ReviewPicturesProps) {
  if (fotos.length === 0) return null

  return (
    <Group gap="xs">
      {fotos.map(({ posicao, largura, altura }) => {
        const url = `/v2/admin/reviews/${id}/pictures/${posicao}`
        return (
          <a key={posicao} href={url} target="_blank" rel="noreferrer">
            <Image
              src={url}
              alt={`Foto ${posicao + 1} de ${nome}`}
              w={largura > altura ? 160 : 120}
              h={120}
              fit="cover"
              radius="sm"
              loading="lazy"
            />
          </a>
        )
      })}
    </Group>
  )
}
