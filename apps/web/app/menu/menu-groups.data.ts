import { ChartLine, LayoutDashboard, MessageCircleQuestionMark } from "lucide-react";
import type { NavigationItem } from "./navigation-item.ts";

/** The groups of the side menu. A group whose `isActive` is true starts open; none is. */
export const menuGroups: readonly NavigationItem[] = [
  {
    title: "Asks",
    url: "/ask",
    icon: MessageCircleQuestionMark,
    isActive: false,
    items: [
      { title: "Genesis", url: "/ask/genesis" },
      { title: "Explorer", url: "/ask/explorer" },
      { title: "Quantum", url: "/ask/quantum" },
    ],
  },
  {
    title: "Dashboards",
    url: "/dashboards",
    icon: LayoutDashboard,
    isActive: false,
    items: [
      { title: "Create new", url: "/dashboards/new" },
      { title: "History", url: "/dashboards" },
      { title: "Starred", url: "/dashboards/starred" },
      { title: "Favorite Users", url: "/dashboards/people" },
    ],
  },
  {
    title: "Charts",
    url: "/charts",
    icon: ChartLine,
    isActive: false,
    items: [
      { title: "History", url: "/charts" },
      { title: "Starred", url: "/charts/starred" },
      { title: "Favorite Users", url: "/charts/people" },
    ],
  },
];
