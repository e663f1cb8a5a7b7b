import {
  Bell,
  BookOpen,
  ChartLine,
  CircleUser,
  Compass,
  CreditCard,
  Database,
  LayoutDashboard,
  MessageCircleQuestionMark,
  MessagesSquare,
  Server,
  Share2,
  Star,
  Tags,
  Telescope,
  Trash2,
  Users,
  type LucideIcon,
} from "lucide-react";

/** A page that the palette opens. */
interface PalettePage {
  readonly title: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Other words for it. */
  readonly words?: readonly string[];
  /** Whether it is only for the owner of the server. */
  readonly isForOwner?: boolean;
}

export const palettePages: readonly PalettePage[] = [
  { title: "Genesis", to: "/ask/genesis", icon: MessageCircleQuestionMark, words: ["ask", "question"] },
  { title: "Explorer", to: "/ask/explorer", icon: Compass, words: ["look around", "profile"] },
  { title: "Quantum", to: "/ask/quantum", icon: Telescope, words: ["investigate", "why"] },
  { title: "Projects", to: "/chats", icon: MessagesSquare, words: ["history", "conversations", "chats"] },
  { title: "Dashboards", to: "/dashboards", icon: LayoutDashboard },
  { title: "Starred dashboards", to: "/dashboards/starred", icon: Star },
  { title: "Dashboards of favorite users", to: "/dashboards/people", icon: Users },
  { title: "Charts", to: "/charts", icon: ChartLine },
  { title: "Starred charts", to: "/charts/starred", icon: Star },
  { title: "Charts of favorite users", to: "/charts/people", icon: Users },
  { title: "Databases", to: "/databases", icon: Database, words: ["settings", "connection"] },
  {
    title: "Account",
    to: "/account",
    icon: CircleUser,
    words: ["profile", "password", "two-factor", "sessions"],
  },
  { title: "Shared by me", to: "/account/shared", icon: Share2, words: ["links", "public", "embed"] },
  { title: "Billing", to: "/billing", icon: CreditCard, words: ["plan", "limits"] },
  { title: "Plans", to: "/plans", icon: Tags, words: ["prices", "upgrade"] },
  { title: "Notifications", to: "/notifications", icon: Bell, words: ["inbox", "alerts"] },
  {
    title: "Server",
    to: "/server",
    icon: Server,
    words: ["people", "sign-up", "suspend", "health"],
    isForOwner: true,
  },
  { title: "Documentation", to: "/docs", icon: BookOpen, words: ["help", "guides", "manual"] },
  { title: "Trash", to: "/trash", icon: Trash2, words: ["deleted", "restore", "undo"] },
];
