import { z } from 'zod'

/** An entry of the bar at the foot of the page; `function` names an action such as `region`. */
const footerBarEntrySchema = z.object({
  title: z.string(),
  title_EN_senrsons: z.string(),
  path: z.string(),
  type: z.enum(['link', 'function']),
  position: z.enum(['left', 'right']),
  style: z.enum(['normal', 'bold']),
  hoverEffect: z.boolean(),
})

/** What the shop may change of the frame around every page (A§3, «Global configuration»). */
export const globalConfigurationSchema = z.object({
  /** Which item of the menu is open at first. */
  navigationOpenSet: z.object({ desktop: z.string(), phone: z.string() }),
  /** A picture by its name under `/pictures`. */
  loginCoverImage: z.string(),
  /** The page types and routes that show the banner at the top (A§2). */
  topBannerSet: z.object({ pageShowTopBanner: z.array(z.string()) }),
  footerBar: z.array(footerBarEntrySchema),
  recordInfo: z.object({
    icp: z.string(),
    icpUrl: z.string(),
    police: z.string(),
    policeUrl: z.string(),
    licence: z.string(),
    licenceUrl: z.string(),
  }),
  /** The banner's words as cleaned HTML, and their version. */
  notification: z.object({ text: z.object({ iOne: z.string(), iTwo: z.string() }) }),
})
export type GlobalConfiguration = z.infer<typeof globalConfigurationSchema>
