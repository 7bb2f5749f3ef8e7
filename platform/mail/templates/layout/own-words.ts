import { createContext, useContext } from 'react'
import type { MailTexts } from '#contract/content/mail-texts.ts'
import { NO_TEXTS } from '#platform/mail/texts/marks.ts'

const Words = createContext<MailTexts>(NO_TEXTS)

/** Provides the store's own texts, with their marks filled in. */
export const OwnWords = Words.Provider

export function useOwnWords(): MailTexts {
  return useContext(Words)
}
