/** What a rule says, in our own words. */
export interface Summary {
  readonly en: string
  readonly de: string
}

export type Summaries = Readonly<Record<string, Summary>>
