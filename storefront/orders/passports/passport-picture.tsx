import type { Picture } from '#contract/picture.ts'
import { ResponsivePicture } from '../../components/picture.tsx'
import styles from './passport.module.css'

/** The picture of an instrument; nothing if the shop has none. */
export function PassportPicture({ picture }: { picture: Picture | null }) {
  return (
    picture && (
      <ResponsivePicture picture={picture} sizes="15rem" maxWidth={640} className={styles['picture'] ?? ''} />
    )
  )
}
