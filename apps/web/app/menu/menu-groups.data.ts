import {
  ChartLine,
  Compass,
  History,
  LayoutDashboard,
  MessageCircleQuestionMark,
  MessageSquareText,
  Plus,
  Star,
  Telescope,
  Users,
} from "lucide-react";
import type { NavigationItem } from "./navigation-item.ts";

/** The groups of the side menu. A group whose `isActive` is true starts open; none does. */
export const menuGroups: readonly NavigationItem[] = [
  {
    title: "Asks",
    url: "/ask",
    icon: MessageCircleQuestionMark,
    isActive: false,
    items: [
      { title: "Genesis", url: "/ask/genesis", icon: MessageSquareText },
      { title: "Explorer", url: "/ask/explorer", icon: Compass },
      { title: "Quantum", url: "/ask/quantum", icon: Telescope },
    ],
  },
  {
    title: "Dashboards",
    url: "/dashboards",
    icon: LayoutDashboard,
    isActive: false,
    items: [
      { title: "Create new", url: "/dashboards/new", icon: Plus },
      { title: "History", url: "/dashboards", icon: History },
      { title: "Starred", url: "/dashboards/starred", icon: Star },
      { title: "Favorite Users", url: "/dashboards/people", icon: Users },
    ],
  },
  {
    title: "Charts",
    url: "/charts",
    icon: ChartLine,
    isActive: false,
    items: [
      { title: "History", url: "/charts", icon: History },
      { title: "Starred", url: "/charts/starred", icon: Star },
      { title: "Favorite Users", url: "/charts/people", icon: Users },
    ],
  },
];
