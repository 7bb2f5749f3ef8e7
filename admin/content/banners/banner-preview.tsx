import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { ScreenSwitch } from '#admin/components/page/preview-frame.tsx'
import { isShownAt } from '#domain/time/shown-at.ts'
import { pictureUrl, resizedUrl } from '#domain/urls/picture-url.ts'
import type { BannerDraft } from './banner-draft.ts'
import classes from './banner-preview.module.css'

/** Previews a group at a chosen moment and kind of screen, with its unsaved changes. */
export function BannerPreview({ banners, readAt }: { banners: BannerDraft[]; readAt: string }) {
  const [screen, setScreen] = useState<'desktop' | 'mobile'>('desktop')
  const [moment, setMoment] = useState<string | null>(readAt)
  const shown = banners.filter((banner) => isShownAt(banner, new Date(moment ?? readAt), screen))

  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <MomentField label="Como fica em" value={moment} onChange={setMoment} />
        <ScreenSwitch value={screen} onChange={setScreen} />
      </Group>
      <Text size="sm" role="status">
        {shown.length === 0
          ? 'Ninguém vê um banner deste grupo nesse momento.'
          : `${shown.length} ${shown.length === 1 ? 'banner aparece' : 'banners aparecem'}, nesta ordem:`}
      </Text>
      <ol className={classes['shown']} data-screen={screen}>
        {shown.map((banner) => (
          <li key={banner.chave}>
            <Shown banner={banner} screen={screen} />
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function Shown({ banner, screen }: { banner: BannerDraft; screen: 'desktop' | 'mobile' }) {
  const { desktop, mobile, alt, nome } = banner
  const size = (screen === 'mobile' && mobile) || desktop
  const { titulo, texto, botao, tema } = desktop?.parametrosAdicionais ?? {}

  return (
    <figure className={classes['banner']} data-theme={tema}>
      {size && (
        <img
          src={resizedUrl(pictureUrl(size.arquivo), 960, 'webp')}
          alt={alt}
          width={size.largura}
          height={size.altura}
        />
      )}
      <figcaption>
        <strong>{titulo || nome}</strong>
        {texto && <span>{texto}</span>}
        {botao && <span className={classes['button']}>{botao}</span>}
      </figcaption>
    </figure>
  )
}
