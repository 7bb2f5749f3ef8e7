import type { ReactNode } from 'react'
import type { Picture } from '#contract/picture.ts'
import { ResponsivePicture } from '../../components/picture.tsx'
import tools from './tool-page.module.css'

type Props = {
  set: { nome: string; url: string; marca: string; imagem: Picture }
  /** Before the brand: its place in the list, for instance. */
  place?: string
  children: ReactNode
}

/** What a list of sets shows of one: its picture, brand and name, and what the tool says of it. */
export function SetRow({ set: { nome, url, marca, imagem }, place, children }: Props) {
  return (
    <>
      <ResponsivePicture
        picture={{ ...imagem, alt: '' }}
        sizes="64px"
        maxWidth={160}
        className={tools['picture'] ?? ''}
      />
      <div>
        <small>
          {place && `${place} · `}
          {marca}
        </small>
        <a href={url}>{nome}</a>
        {children}
      </div>
    </>
  )
}
